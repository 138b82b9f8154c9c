/** Browsers open a file of another host in a new tab. */
export function saveAddress(address: string, name = '') {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.click();
}

export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  saveAddress(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
