export { en as tr } from './terms.text.en.ts';
