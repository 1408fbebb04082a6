import type { FieldErrors } from '#contract'

export const steps = ['Contenu', 'Mise en forme', 'Destinataires', 'Relecture'] as const
export const LAST = steps.length - 1

/** The step on which each attribute is chosen. */
const stepOf: Readonly<Record<string, number>> = {
  chapters: 0,
  scenarios: 0,
  properties: 0,
  title: 1,
  sliders: 2,
  recipients: 2,
  subject: 2,
  message: 2,
  days: 2,
  password: 2,
}

/** `recipients.0.email` is a part of `recipients`. */
const attributeOf = (path: string): string => path.split(/[.[]/)[0] ?? path

/** The first step that holds something that was refused; the last where that belongs to no field. */
export const stepOfErrors = (errors: FieldErrors): number =>
  Math.min(...Object.keys(errors).map((path) => stepOf[attributeOf(path)] ?? LAST))

/** What was refused of one attribute, in a sentence; undefined where nothing was. */
export function errorOf(errors: FieldErrors, attribute: string): string | undefined {
  const said = Object.entries(errors).flatMap(([path, texts]) => (attributeOf(path) === attribute ? texts : []))
  return said.length > 0 ? said.join(' ') : undefined
}

/** What was refused and belongs to no field of the composer. */
export const otherErrors = (errors: FieldErrors): readonly string[] =>
  Object.entries(errors).flatMap(([path, texts]) => (Object.hasOwn(stepOf, attributeOf(path)) ? [] : texts))
