const ALWAYS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-orientation-lock'];

/**
 * The sandbox flags of a game's frame. A provider's page keeps its own origin for its storage. A page on our own address (a
 * simulated provider) gets an opaque one: with ours it could reach the page around it.
 */
export const frameSandbox = (address: string, ownOrigin: string): string => {
  const isOurs = new URL(address, ownOrigin).origin === ownOrigin;
  return [...ALWAYS, ...(isOurs ? [] : ['allow-same-origin'])].join(' ');
};
