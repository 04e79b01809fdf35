import { findBrowser } from '@relab/e2e/browser';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseCategory = (typeof lighthouseCategories)[number];

/** A machine that is busy for seconds leaves Lighthouse without a score: such a run is none. */
const attempts = 3;

async function attempt(url: string): Promise<RunnerResult['lhr']> {
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

/** One run of Lighthouse on its mobile preset, in a browser of its own. */
export async function runLighthouse(url: string): Promise<RunnerResult['lhr']> {
  for (let left = attempts; left > 0; left--) {
    const report = await attempt(url);
    const scores = lighthouseCategories.map((category) => report.categories[category]?.score);
    if (scores.every((score) => typeof score === 'number')) return report;
  }
  throw new Error(`Lighthouse could not score ${url} in ${attempts} attempts.`);
}

/** From 0 to 100. */
export const scoreOf = (report: RunnerResult['lhr'], category: LighthouseCategory): number =>
  (report.categories[category]?.score ?? 0) * 100;
