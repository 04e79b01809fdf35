import { findBrowser } from '@relab/e2e/browser';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseCategory = (typeof lighthouseCategories)[number];

/** One run of Lighthouse on its mobile preset, in a browser of its own. */
export async function runLighthouse(url: string): Promise<RunnerResult['lhr']> {
  const { path, args } = await findBrowser();
  const chrome = await launch({
    chromePath: path,
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...lighthouseCategories],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** From 0 to 100. */
export function scoreOf(report: RunnerResult['lhr'], category: LighthouseCategory): number {
  const score = report.categories[category]?.score;
  if (typeof score !== 'number')
    throw new Error(`Lighthouse could not score the ${category} of ${report.finalDisplayedUrl}.`);
  return score * 100;
}
