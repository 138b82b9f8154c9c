import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  primary?: boolean;
  danger?: boolean;
}

export function Button({ primary, danger, className = '', type = 'button', ...rest }: ButtonProps) {
  const kind = `${primary ? ' primary' : ''}${danger ? ' danger' : ''}`;
  return <button type={type} className={`button${kind} ${className}`} {...rest} />;
}
