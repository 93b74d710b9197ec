import { languages } from './contract/languages.ts';

/** For `i18next-cli types`: keys of the server's texts and what they are filled in with come from the source language. */
const config = {
  locales: [...languages],
  extract: {
    input: ['server/src/**/*.ts'],
    output: 'server/locales/{{language}}/{{namespace}}.json',
    primaryLanguage: languages[0],
    defaultNS: false,
    mergeNamespaces: true, // a file holds several areas, by name
  },
  types: {
    input: ['server/locales/ru/*.json', 'server/src/testing/locales/ru/*.json'],
    output: 'web/src/core/i18n/i18next.d.ts', // i18next itself is the web's alone
    resourcesFile: 'server/src/core/i18n/texts.generated.d.ts',
  },
};

export default config;
