import { notFound } from 'next/navigation';
import { isAbsent } from '../data/isAbsent.ts';

/** Waits for an answer; a 404 or a 400 of the backend becomes the page «not found», every other failure stays one. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isAbsent(error)) notFound();
    throw error;
  }
}
