import type Resources from './resources.generated.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: '/';
    nsSeparator: false;
    resources: Resources;
  }
}
