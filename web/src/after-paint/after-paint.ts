// On a page that is there before its scripts: loads them once it has been painted, so that on a slow line they do not
// come before what there is to see. Put into the page by `web/prepared-pages.ts`, whose attributes say what to load.

const { modules = '', worker = '' } = document.currentScript?.dataset ?? {};

/**
 * One file a task, and each is a script that runs in a task of its own: asking for all of them at once, or having the
 * last of them run all others, would keep a slow phone from answering.
 */
const load = ([src, ...more]: readonly string[]): void => {
  if (src === undefined) return;
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  setTimeout(() => load(more));
};

const begin = (): void => {
  load(modules.split(' ')); // first: there are browsers inside of other applications that refuse workers
  const beside = new Worker(worker);
  beside.addEventListener('message', () => beside.terminate());
};

/** A frame's callbacks run before it is painted, a task after it. A page that is not seen has no frames. */
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
