const LOBBY = '/casino/slots';
/** Pages that other services open in a frame of their own: they end elsewhere by themselves. */
const EXEMPT = ['/toa', '/xoa', '/webApp/auth'];

/** Start of a page that was loaded inside a frame; undefined: its address. */
export const framedStart = (isFramed: boolean, path: string): string | undefined =>
  isFramed && !path.startsWith('/casino/') && !EXEMPT.includes(path) ? LOBBY : undefined;

/** Sends a visitor who sees the site in a frame to the lobby: before the router reads the address. */
export const leaveFrame = (): void => {
  const start = framedStart(globalThis.self !== globalThis.top, location.pathname);
  if (start !== undefined) history.replaceState(null, '', start);
};
