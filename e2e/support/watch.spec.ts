import { drop, files } from './files.ts';
import { expect, test } from './test.ts';

// The watch over every journey, watched: a gate that notices nothing looks the same as a clean house.

const elsewhere = 'http://elsewhere.invalid';

/** An empty page of the site's origin, without the site's content security policy. */
const bare = '/bare.html';

test.beforeEach(async ({ page }) => {
  await page.route(`**${bare}`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>bare</title><p>' }));
});

test('an uncaught error and a rejection nobody handles are problems', async ({ page, problems }) => {
  await page.goto(bare);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown in a timer');
    });
    void Promise.reject(new Error('rejected and left'));
  });
  await expect.poll(() => problems.seen.join('\n')).toContain('thrown in a timer');
  await expect.poll(() => problems.seen.join('\n')).toContain('rejected and left');
  problems.take();
});

test('an error inside a worker is a problem', async ({ page, problems }) => {
  await page.goto(bare);
  await page.evaluate(() => {
    new Worker(URL.createObjectURL(new Blob(['throw new Error("thrown in a worker")'])));
  });
  await expect.poll(() => problems.seen.join('\n')).toContain('thrown in a worker');
  problems.take();
});

test('an error on the console is a problem', async ({ page, problems }) => {
  await page.goto(bare);
  await page.evaluate(() => console.error('said aloud'));
  await expect.poll(() => problems.seen).toEqual(['console: said aloud']);
  problems.take();
});

test('what leaves the site is seen, from the page, a worker and a socket', async ({ page, problems, sink }) => {
  await page.goto(bare);
  await page.evaluate((url) => {
    new Image().src = `${url}/from-the-page`;
    const code = `fetch('${url}/from-a-worker').catch(() => 0); new WebSocket('${url.replace('http', 'ws')}/socket')`;
    new Worker(URL.createObjectURL(new Blob([code])));
  }, elsewhere);
  await expect
    .poll(() => sink.asked.toSorted())
    .toEqual(['CONNECT elsewhere.invalid:80', `GET ${elsewhere}/from-a-worker`, `GET ${elsewhere}/from-the-page`]);
  expect(problems.take().join('\n')).toContain('left the site');
  sink.asked.length = 0;
});

test('the site’s own policy refuses what leaves the site, and the refusal is a problem', async ({
  page,
  problems,
  sink,
}) => {
  await page.goto('/');
  problems.take();
  await page.evaluate((url) => {
    new Image().src = `${url}/picture`;
    const script = document.createElement('script');
    script.textContent = 'document.title = "inline script ran"';
    document.head.append(script);
  }, elsewhere);
  await expect.poll(() => problems.seen.join('\n')).toContain('img-src refused');
  await expect.poll(() => problems.seen.join('\n')).toContain('script-src-elem refused inline');
  expect(await page.title()).not.toBe('inline script ran');
  expect(sink.asked).toEqual([]);
  problems.take();
});

test('axe names what a page lacks', async ({ page, axe }) => {
  await page.goto(bare);
  await expect(axe()).rejects.toThrow('html-has-lang');
});

test('dropped files arrive with their names and bytes', async ({ page }) => {
  await page.goto(bare);
  await page.evaluate(() => {
    document.addEventListener('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      void file?.text().then((text) => document.body.replaceChildren(`${file.name}: ${text}`));
    });
  });
  await drop(page.locator('p'), files({ 'a.jsonl': '{"é":1}' }));
  await expect(page.locator('body')).toHaveText('a.jsonl: {"é":1}');
});
