import type { Page } from 'playwright-core';

/**
 * Names of the parts that do not fit on a page as it is now: wider than the window, or a control that something else
 * covers once it is scrolled to.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) faults.push(`${overflow} px too wide`);
    const dialog = document.querySelector('[role="dialog"]');
    const scope: ParentNode = dialog ?? document;
    const controls = scope.querySelectorAll<HTMLElement>('a[href], button, input:not([type="file"]), select, summary');
    for (const control of controls) {
      const shown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!shown || control.closest('[inert], [aria-hidden="true"], .visually-hidden')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || top + height <= 0) continue; // out of sight until it is focused: the skip link
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOwn =
        over && (control.contains(over) || over.contains(control) || over.closest('label')?.contains(control));
      if (!isOwn)
        faults.push(`${control.outerHTML.slice(0, 120)} lies under ${over?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
    return faults;
  });
