// On a page that is there before its scripts: loads them once it has been painted, so that on a slow line they do not
// come before what there is to see. Put into the page by `web/prepared-pages.ts`, whose attributes say what to load.

const tag = document.currentScript;

/**
 * One file a task: asking for all of them at once would keep a slow phone from answering. What begins comes last, so that
 * it finds the others asked for.
 */
const load = ([href, ...more] = tag?.dataset['modules']?.split(' ') ?? []): void => {
  if (href === undefined) return;
  const isLast = more.length === 0;
  const element = isLast
    ? Object.assign(document.createElement('script'), { type: 'module', src: href })
    : Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(element);
  setTimeout(() => load(more));
};

/** A frame's callbacks run before it is painted, a task after it. A page that is not seen has no frames. */
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(() => load()));
