export { en as uz } from './policy.text.en.ts';
