export { en as uz } from './tournaments.text.en.ts';
