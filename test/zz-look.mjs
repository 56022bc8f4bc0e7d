import { chromium } from 'playwright';
const [base, out, ...jobs] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const job of jobs) {
  const [name, path, width, full] = job.split('@');
  const page = await browser.newPage({ viewport: { width: Number(width), height: width < 700 ? 812 : 900 }, deviceScaleFactor: 1 });
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log(name, 'error', e.message.slice(0, 300)));
  await page.goto(base + path, { waitUntil: 'networkidle' }).catch((e) => console.log(name, e.message));
  if (full) await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)); } scrollTo(0, 0); await new Promise((r) => setTimeout(r, 300)); });
  await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: !!full });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) console.log(name, width, 'overflow', overflow);
  await page.close();
}
await browser.close();
