import * as yup from 'yup'
import { define, isAbsent, type Field, type Options } from './field'

interface Structure<Value> {
  readonly kind: 'list' | 'object' | 'text'
  /** What is said of a value that is none. */
  readonly message: string
  readonly isValue: (value: unknown) => value is Value
  /** What is told of each object of a list, in its order. */
  readonly items?: Readonly<Record<string, Field>>
}

/** A list, an object or a text in a form of its own, right or wrong as a whole. */
export const structured = <Value, const Required extends boolean = false>(
  { kind, message, isValue, items }: Structure<Value>,
  options: Options<NoInfer<Value>, Required>,
): Field<Value, Required> =>
  define<Value, Required>(
    kind,
    options,
    yup
      .mixed()
      .nullable()
      .transform((_cast, original: unknown) => original)
      .test('structure', message, (value: unknown) => isAbsent(value) || isValue(value)),
    (value): value is Value | null => value === null || isValue(value),
    items ? { items } : {},
  )
