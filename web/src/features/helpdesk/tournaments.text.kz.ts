export { en as kz } from './tournaments.text.en.ts';
