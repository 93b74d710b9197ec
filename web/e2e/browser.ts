import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

const withGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const withoutGraphics = ['--disable-3d-apis'];

export interface BrowserOptions {
  graphics?: boolean; // false: without WebGL
  flags?: readonly string[]; // beside those that every test needs
}

/** The machine's Chromium, without a window. */
export const openBrowser = ({ graphics = true, flags: more = [] }: BrowserOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...flags, ...(graphics ? withGraphics : withoutGraphics), ...more],
  });
