export { en as kz } from './terms.text.en.ts';
