import { expect, type Page } from '@playwright/test';

/** Counts of a facet as the page shows them. */
export type FacetCounts = Record<string, number>;

/** Reads the counts that stand beside the values of a facet; empty when there is no such facet. */
export async function facetCounts(page: Page, field: string): Promise<FacetCounts> {
  const facet = page.getByRole('region', { name: field, exact: true });
  const more = facet.getByRole('button', { name: /^Show .* more$/ });
  if (await more.isVisible()) await more.click();
  const entries = await facet.locator('button[aria-pressed]').evaluateAll((buttons) =>
    buttons.map((button): [string, number] => {
      const spans = [...button.querySelectorAll(':scope > span')].map((span) => span.textContent);
      const count = spans.findLast((text) => /^[\d,]+$/.test(text)) ?? '';
      const label = spans.findLast((text) => text !== '' && text !== count) ?? '';
      return [label, Number(count.replaceAll(',', ''))];
    }),
  );
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

/** The four states of the whole dataset, as the verdict facet counts them. */
export async function pageStates(page: Page): Promise<FacetCounts> {
  await expect(page.getByRole('region', { name: 'Verdict', exact: true })).toBeVisible();
  const counts = await facetCounts(page, 'Verdict');
  return {
    right: counts['right'] ?? 0,
    wrong: counts['wrong'] ?? 0,
    notJudged: counts['not judged'] ?? 0,
    fault: counts['fault'] ?? 0,
  };
}
