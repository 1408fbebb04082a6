import { readFile } from 'node:fs/promises'
import type { VirusScan } from '#server/services/virusScan'
import { invalid } from '../failure'
import { fieldErrors } from '../guard'
import type { UploadedFile } from './uploadedFile'

const MESSAGES = {
  infected: 'Ce fichier contient un virus\u00a0: il n’est pas gardé. Demandez-en un autre à son auteur.',
  unknown: 'Ce fichier n’a pas pu être analysé. Rien n’a été gardé\u00a0: recommencez dans un instant.',
}

/**
 * Has what a request brings looked into.
 * @param field that is named where one is refused
 * @throws Failure invalid for a file with a virus, or that could not be looked into
 */
export async function refuseInfected(uploads: readonly UploadedFile[], scan: VirusScan, field: string): Promise<void> {
  for (const { path } of uploads) {
    const result = await scan(await readFile(path)).catch(() => undefined)
    if (result?.kind !== 'clean')
      throw invalid(fieldErrors(field, result === undefined ? MESSAGES.unknown : MESSAGES.infected))
  }
}
