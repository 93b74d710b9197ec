export { en as ua } from './policy.text.en.ts';
