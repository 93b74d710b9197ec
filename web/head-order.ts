import type { Plugin } from 'vite';

/** The lines of index.html that name scripts. */
export const SCRIPTS = /^\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/gm;

/**
 * Puts what draws a page before what makes it work: stylesheets first, then scripts, whose parts give way to font and
 * pictures. The main page is there before its scripts; elsewhere there is nothing that could be in their way.
 */
export const headOrder = (): Plugin => ({
  name: 'glasshouse:head-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const scripts = html.match(SCRIPTS) ?? [];
      if (scripts.length < 2) throw new Error('index.html names no scripts to be put in order');
      const late = scripts.map((line) => line.replace('rel="modulepreload"', '$& fetchpriority="low"'));
      return html.replace(SCRIPTS, '').replace(/\s*<\/head>/, `\n${late.join('')}  </head>`);
    },
  },
});
