export { en as ua } from './terms.text.en.ts';
