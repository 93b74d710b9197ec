import type { Page } from 'playwright-core';

/** Smoothness of a page over a while. */
export interface Smoothness {
  fps: number;
  worstGapMs: number; // between two frames
  longTasksMs: number[]; // tasks of the main thread over 50 ms, the longest first
}

interface Watch {
  start(): void;
  stop(): Smoothness;
}

declare global {
  interface Window {
    frameWatch: Watch;
  }
}

/** Lets a page count its frames and its long tasks; before its first document. */
export const installFrameWatch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let frames: number[] = [];
    let tasks: number[] = [];
    let isOn = false;
    const frame = (at: number): void => {
      frames.push(at);
      if (isOn) requestAnimationFrame(frame);
    };
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    window.frameWatch = {
      start() {
        frames = [];
        tasks = [];
        isOn = true;
        requestAnimationFrame(frame);
      },
      stop() {
        isOn = false;
        tasks.push(...observer.takeRecords().map(({ duration }) => duration));
        const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
        const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
        return {
          fps: gaps.length / seconds,
          worstGapMs: Math.max(...gaps),
          longTasksMs: tasks.toSorted((a, b) => b - a),
        };
      },
    };
  });

/** Watches a page while something happens on it. */
export const watchFrames = async (page: Page, work: () => Promise<unknown>): Promise<Smoothness> => {
  await page.evaluate(() => window.frameWatch.start());
  await work();
  return page.evaluate(() => window.frameWatch.stop());
};

/** Bytes of a page's JavaScript heap after a collection, and its DOM nodes. */
export const heapOf = async (page: Page): Promise<{ bytes: number; nodes: number }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes') };
};
