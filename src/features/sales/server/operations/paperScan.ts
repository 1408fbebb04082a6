import { readFile } from 'node:fs/promises'
import { entriesOf, isObject } from '#contract/json'
import { fieldErrors, invalid } from '#server/operations'
import { UploadedFile } from '#server/operations/uploads'
import type { VirusScan } from '#server/services/virusScan'

const MESSAGES = {
  infected: 'Ce fichier contient un virus\u00a0: il n’est pas gardé. Demandez-en un autre à son auteur.',
  unknown: 'Ce fichier n’a pas pu être analysé. Rien n’a été gardé\u00a0: recommencez dans un instant.',
}

/** @throws Failure invalid for a paper of a request with a virus, or that could not be looked into */
export async function refuseInfected(body: unknown, scan: VirusScan): Promise<void> {
  for (const { path } of papersIn(body)) {
    const result = await scan(await readFile(path)).catch(() => undefined)
    if (result?.kind !== 'clean') throw refused(result === undefined ? MESSAGES.unknown : MESSAGES.infected)
  }
}

const refused = (message: string) => invalid(fieldErrors('documents', message))

function papersIn(body: unknown): readonly UploadedFile[] {
  const { documents } = entriesOf(body)
  if (!Array.isArray(documents)) return []
  return documents.flatMap((paper: unknown) => {
    const file = isObject(paper) ? paper['file'] : undefined
    return file instanceof UploadedFile ? [file] : []
  })
}
