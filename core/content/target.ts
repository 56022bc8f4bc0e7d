export const targetStyles = ['primary', 'secondary', 'tertiary', 'link'] as const;

/** A link or button of content (CNT-10, CNT-38). An empty url is text only. */
export type Target = {
  readonly text: string;
  readonly url: string;
  readonly newWindow: boolean;
  readonly style: (typeof targetStyles)[number];
};
