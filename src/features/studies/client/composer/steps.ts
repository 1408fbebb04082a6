import type { FieldErrors } from '#contract'
import type { StepProps } from './StepProps'

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

/** The first step that holds something wrong; the last where that belongs to no field, none where nothing is. */
export const stepOfErrors = (errors: FieldErrors): number =>
  Math.min(...Object.keys(errors).map((path) => stepOf[attributeOf(path)] ?? LAST))

/** What is wrong with one field, in a sentence; undefined where nothing is. */
export const errorOf = (errors: FieldErrors, path: string): string | undefined => errors[path]?.join(' ')

/** What a field is given to say what is wrong with it, once it was left. @param path `recipients.0.email` */
export const toldOf = ({ errors, onLeave }: Pick<StepProps, 'errors' | 'onLeave'>, path: string) => ({
  error: errorOf(errors, path),
  onBlur: () => {
    onLeave(path)
  },
})

/** What was refused and belongs to no field of the composer. */
export const otherErrors = (errors: FieldErrors): readonly string[] =>
  Object.entries(errors).flatMap(([path, texts]) => (Object.hasOwn(stepOf, attributeOf(path)) ? [] : texts))
