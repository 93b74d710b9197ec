import { languages } from '../server/contract/languages.ts';

/** For `i18next-cli types`: what `t()` may be asked for, and what it is filled in with, comes from the source language. */
const config = {
  locales: [...languages],
  extract: {
    input: ['web/src/**/*.{ts,tsx}'],
    output: 'web/locales/{{language}}/{{namespace}}.json',
    primaryLanguage: languages[0],
    defaultNS: false,
    keySeparator: '/',
    nsSeparator: false,
  },
  types: {
    input: ['web/locales/ru/*.json', 'web/src/testing/locales/ru/*.json'],
    output: 'web/src/core/i18n/i18next.d.ts',
    resourcesFile: 'web/src/core/i18n/resources.generated.d.ts',
  },
};

export default config;
