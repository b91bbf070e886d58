'use client';
export { default as Link } from 'next/link';
export { usePathname } from 'next/navigation';
