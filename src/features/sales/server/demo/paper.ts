import { createHash } from 'node:crypto'

/** A PDF of one page that says what it stands for, in the letters that every reader has. */
export function paperSaying(text: string): Buffer {
  const said = text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .replace(/[\\()]/g, '')
  const drawn = `BT /F1 18 Tf 60 760 Td (${said}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(drawn.length)} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const head = '%PDF-1.4\n'
  const written = objects.map((object, index) => `${String(index + 1)} 0 obj\n${object}\nendobj\n`)
  const starts = written.map((_object, index) => head.length + written.slice(0, index).join('').length)
  const body = head + written.join('')
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = String(objects.length + 1)
  const id = createHash('md5').update(text).digest('hex')
  const end = `trailer\n<< /Size ${count} /Root 1 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${String(body.length)}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}
