export { AntdTheme } from './AntdTheme'
