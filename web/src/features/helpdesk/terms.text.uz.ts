export { en as uz } from './terms.text.en.ts';
