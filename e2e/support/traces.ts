import type { Page, Request } from '@playwright/test';

/** All texts in which something may be written that a page shows, says, keeps or sends. */
export interface Traces {
  /** What is found of the words now, each with where it stands; in small letters, wherever in a text it is. */
  readonly of: (words: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Follows what a page sends and prints from now on. Everything else is read anew at each asking: every text, attribute
 * and value of the document and of all shadow roots, generated content, title and address, what assistive technology is
 * told, and the storages of plain texts.
 */
export function traces(page: Page): Traces {
  const sent: string[] = [];
  page.context().on('request', (request: Request) => {
    sent.push(`request: ${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('websocket', (socket) => sent.push(`request: ${socket.url()}`));
  page.on('console', (message) => sent.push(`console: ${message.text()}`));

  async function all(): Promise<readonly string[]> {
    const aria = await page.locator('body').ariaSnapshot();
    return [...(await page.evaluate(textsOfThePage)), `aria: ${aria}`, ...sent];
  }

  return {
    of: async (words) => {
      const texts = await all();
      return words.flatMap((word) =>
        texts
          .filter((text) => text.toLowerCase().includes(word.toLowerCase()))
          .map((text) => `${word} in ${text.slice(0, 300)}`),
      );
    },
  };
}

/** Runs in the page. */
function textsOfThePage(): string[] {
  const found: string[] = [
    `title: ${document.title}`,
    `address: ${location.href}`,
    `history: ${JSON.stringify(history.state)}`,
    `cookie: ${document.cookie}`,
    `name: ${window.name}`,
  ];
  for (const [name, storage] of [
    ['localStorage', localStorage],
    ['sessionStorage', sessionStorage],
  ] as const) {
    for (let at = 0; at < storage.length; at += 1) {
      const key = storage.key(at) ?? '';
      found.push(`${name}: ${key}=${storage.getItem(key) ?? ''}`);
    }
  }
  function walk(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
      if (!(node instanceof Element)) {
        found.push(`${node.nodeName}: ${node.nodeValue ?? ''}`);
        continue;
      }
      found.push(`element: ${node.localName}`);
      for (const { name, value } of node.attributes) found.push(`${node.localName}[${name}]: ${value}`);
      if (
        node instanceof HTMLInputElement ||
        node instanceof HTMLTextAreaElement ||
        node instanceof HTMLSelectElement
      ) {
        found.push(`${node.localName} value: ${node.value}`);
      }
      for (const pseudo of ['::before', '::after', '::marker', '::placeholder']) {
        found.push(`${node.localName}${pseudo}: ${getComputedStyle(node, pseudo).content}`);
      }
      if (node instanceof HTMLTemplateElement) walk(node.content);
      if (node.shadowRoot !== null) walk(node.shadowRoot);
    }
  }
  walk(document);
  return found;
}
