import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface SecretBox {
  seal(text: string): string;
  /** @throws Error if the value was sealed with another secret */
  open(sealed: string): string;
}

/** AES-256-GCM under a key derived from the secret; `iv.tag.ciphertext` in base64url. */
export function makeSecretBox(secret: string): SecretBox {
  const key = createHash('sha256').update(secret).digest();
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
    },
    open(sealed) {
      const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!iv || !tag || !text) throw new Error('Not a sealed value');
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
