import { notFound } from 'next/navigation';
import { isAbsent } from '../data/isAbsent.ts';

/** Waits for an answer. A 404 or 400 of the backend becomes the «not found» page; every other error is rethrown. */
export async function orNotFound<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (isAbsent(error)) notFound();
    throw error;
  }
}
