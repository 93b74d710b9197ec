/** Who draws a canvas: nobody, the processor, or a graphics chip. */
export type GraphicsPower = 'none' | 'software' | 'hardware';

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const probe = (): GraphicsPower => {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext(); // a browser gives a page only a few
  return SOFTWARE.test(name) ? 'software' : 'hardware';
};

let known: GraphicsPower | undefined;

/** What draws on this machine. Asked once: it does not change while a page is open. */
export const graphicsPower = (): GraphicsPower => (known ??= probe());
