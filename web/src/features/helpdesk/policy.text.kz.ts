export { en as kz } from './policy.text.en.ts';
