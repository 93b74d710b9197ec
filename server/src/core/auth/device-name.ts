import Bowser from 'bowser';

/** Short name of a device: "Chrome, Windows". Empty where nothing is known. */
export const deviceNameOf = (userAgent: string): string => {
  if (!/[/(]/.test(userAgent)) return userAgent; // not a browser's line: a name already
  const { browser, os } = Bowser.parse(userAgent);
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.join(', ');
};
