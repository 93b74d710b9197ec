import { z } from 'zod';

/**
 * Reason for an act of staff: 3 to 500 characters that others read in trails, signed leaves and letters.
 * Control characters are refused: those of direction would show the text as another one.
 */
export const reason = z
  .string()
  .trim()
  .min(3)
  .max(500)
  .regex(/^(?:[^\p{Cc}\p{Bidi_Control}]|[\n\t])*$/u);
