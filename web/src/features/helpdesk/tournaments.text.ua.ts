export { en as ua } from './tournaments.text.en.ts';
