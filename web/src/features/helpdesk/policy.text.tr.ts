export { en as tr } from './policy.text.en.ts';
