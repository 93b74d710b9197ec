const ALWAYS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-orientation-lock'];

/**
 * What a game's frame may do. A provider's page needs its own origin for what it stores. One of our own address (a
 * simulated provider) gets none: with ours it could reach the page around it.
 */
export const frameSandbox = (address: string, ownOrigin: string): string => {
  const isOurs = new URL(address, ownOrigin).origin === ownOrigin;
  return [...ALWAYS, ...(isOurs ? [] : ['allow-same-origin'])].join(' ');
};
