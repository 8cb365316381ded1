import { type BrowserContext } from '@playwright/test';

/** Everything that went wrong in the browser, in words, in order. */
export interface Problems {
  readonly seen: readonly string[];
  /** Gives what was seen so far and forgets it: for a test in which something is meant to go wrong. */
  take(): string[];
}

/**
 * Listens to all pages of a context and to their workers: requests that are not for the site, uncaught errors and
 * rejections, errors on the console, violations of the content security policy.
 */
export async function watchForProblems(context: BrowserContext, site: string): Promise<Problems> {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (isOutside(request.url(), site)) seen.push(`left the site: ${request.method()} ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => seen.push(`left the site: socket ${socket.url()}`));
    page.on('crash', () => seen.push('crashed'));
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  // Chromium prints most violations to the console by itself, but not all, and not under one name.
  await context.addInitScript(reportViolations);
  return { seen, take: () => seen.splice(0) };
}

function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`content security policy: ${effectiveDirective} refused ${blockedURI}`);
  });
}

function isOutside(url: string, site: string): boolean {
  const { protocol, origin } = new URL(url);
  return !['data:', 'blob:', 'about:'].includes(protocol) && origin !== new URL(site).origin;
}
