// The site's Content-Security-Policy forbids code made from text. zod would try, and the browser would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
