import * as yup from 'yup'
import { entriesOf, isNumber, isText } from '../json'
import { messages } from '../messages'
import { define, type Field, type Words } from './field'

/** A picture that is shown. */
export interface Picture {
  readonly url: string
  /** The same, small. */
  readonly thumbnail_url: string
  /** Of the original, in points: what keeps its place until it is there. */
  readonly width: number
  readonly height: number
  /** What it shows, in French. */
  readonly alt: string
}

const isPicture = (value: unknown): value is Picture => {
  const { url, thumbnail_url, width, height, alt } = entriesOf(value)
  return [url, thumbnail_url, alt].every(isText) && [width, height].every(isNumber)
}

/** Pictures in their order. Written by the server. */
export const pictureList = (options: Words): Field<readonly Picture[]> =>
  define(
    'pictures',
    { ...options, readOnly: true },
    yup.array(yup.mixed().defined()).nullable().typeError(messages.list),
    (value): value is readonly Picture[] | null =>
      value === null || (Array.isArray(value) && value.every((each) => isPicture(each))),
  )
