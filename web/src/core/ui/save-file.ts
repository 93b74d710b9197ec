const READ_MS = 60_000; // the browser reads it after this turn

/** Has the browser save a file. */
export const saveBlob = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
};

/** Has the browser save a text as a file. */
export const saveFile = (text: string, name: string, type: string): void => saveBlob(new Blob([text], { type }), name);
