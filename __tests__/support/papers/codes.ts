/**
 * The tax notice of the specification of 2D-Doc (ANTS, « Spécifications techniques des codes 2D-Doc », v3.3.7, specimen of type 28):
 * 2.75 parts, a reference income of 63,198 euros, income of 2021, a net tax of 3,542 euros.
 */
export const TAX_NOTICE_CODE =
  'DC04FR000001FFFF23DC2801FR432,75\u001d44227801234567845202146RETI PATRICK\u001d4A31072022' +
  '4Y145 RUE JULLIARD/ZASPECIMEN/78320/LEVIS STNOM\u001d4163198\u001d47300112345678948RETISOPHIE\u001d' +
  '4907019877654324V3542\u001d4W182\u001d4X3724\u001d\u001f' +
  '6W76EBC3I2LWHBVGNNYTL34SC6V32S2GDCIQQZLZNMTKCHNVEUISJYUQH5WE3AJJICBNG3YMQ2NXXHP5ZHVOQE332R6TUJDHNOHQ6BI'

/** A text as bwip-js takes it: its control characters by their number. */
export const forBwip = (text: string): string =>
  ['\u001d', '\u001e', '\u001f'].reduce(
    (said, separator) => said.replaceAll(separator, `^0${separator.charCodeAt(0)}`),
    text,
  )
