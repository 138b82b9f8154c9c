import { fileNameOf } from './file-name';

describe('fileNameOf', () => {
  it('prefers the name with all characters', () => {
    const disposition = `attachment; filename="W_rme.pdf"; filename*=UTF-8''W%C3%A4rme.pdf`;
    expect(fileNameOf(disposition)).toBe('Wärme.pdf');
  });

  it('takes the plain name if the other is missing or broken', () => {
    expect(fileNameOf('attachment; filename="heat.pdf"')).toBe('heat.pdf');
    expect(fileNameOf(`attachment; filename="heat.pdf"; filename*=UTF-8''%E4.pdf`)).toBe('heat.pdf');
  });

  it('finds none', () => {
    expect(fileNameOf(null)).toBeUndefined();
    expect(fileNameOf('attachment')).toBeUndefined();
  });
});
