/** Fourier's sum Σ c(n)·exp(2πi·nk/size) for every k, in place: iterative, radix 2. The length is a power of two. */
export const fourierSum = (real: Float64Array, imaginary: Float64Array): void => {
  const size = real.length;
  reverseBits(real, imaginary);
  const [cosines, sines] = roots(size);
  for (let half = 1; half < size; half *= 2) {
    const step = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let index = start, root = 0; index < start + half; index += 1, root += step) {
        const [c, s] = [cosines[root] ?? 0, sines[root] ?? 0];
        const [x, y] = [real[index + half] ?? 0, imaginary[index + half] ?? 0];
        const [turnedX, turnedY] = [x * c - y * s, x * s + y * c];
        const [ownX, ownY] = [real[index] ?? 0, imaginary[index] ?? 0];
        real[index + half] = ownX - turnedX;
        imaginary[index + half] = ownY - turnedY;
        real[index] = ownX + turnedX;
        imaginary[index] = ownY + turnedY;
      }
    }
  }
};

const roots = (size: number): [Float64Array, Float64Array] => {
  const [cosines, sines] = [new Float64Array(size / 2), new Float64Array(size / 2)];
  for (let n = 0; n < size / 2; n += 1) {
    cosines[n] = Math.cos((2 * Math.PI * n) / size);
    sines[n] = Math.sin((2 * Math.PI * n) / size);
  }
  return [cosines, sines];
};

const reverseBits = (real: Float64Array, imaginary: Float64Array): void => {
  const size = real.length;
  for (let index = 1, mirror = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; (mirror & bit) !== 0; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index >= mirror) continue;
    [real[index], real[mirror]] = [real[mirror] ?? 0, real[index] ?? 0];
    [imaginary[index], imaginary[mirror]] = [imaginary[mirror] ?? 0, imaginary[index] ?? 0];
  }
};
