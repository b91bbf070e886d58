/** A finding as the panel on the page shows it. */
export interface PanelFinding {
  /** File, relative to the content folder, with line and column. */
  place: string;
  /** The same with the whole path, for the editor. */
  file: string;
  message: string;
  rule: string;
}
