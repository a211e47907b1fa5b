import { Cut, gouge } from "../../../kit/portrait.tsx";

/** What a hand and its sleeve are painted with, in the light or outside of it. */
export interface Tones {
  readonly lit: string;
  readonly shade: string;
  readonly deep: string;
  readonly nail: string;
  readonly glint: string;
  readonly sleeve: string;
  readonly band: string;
  readonly line: string;
}

/** The back of the hand with the first finger, up to where a ticket hides it. */
const BACK =
  "M930 800C960 776 1000 762 1040 757C1066 753 1088 751 1108 758C1136 768 1160 790 1188 812L1236 838L1330 880V1010H1100L1020 900L930 870Z";

/** Curled fingers that come out under the ticket, from the farthest: the joint at the left, the root at the right. */
const CURLED = [
  "M1150 930C1060 930 1010 924 986 926C966 930 956 946 962 962C972 982 1002 984 1030 980L1150 990Z",
  "M1130 890C1060 892 990 886 950 888C926 892 914 906 918 922C924 940 948 946 976 943C1010 940 1040 936 1130 950Z",
  "M1070 846C1020 846 960 836 916 840C892 844 880 862 884 880C890 900 914 908 944 904C980 898 1020 894 1120 906Z",
] as const;

/** Where the shaded side of each of them begins. */
const LOW = ["976 962", "936 924", "906 884"];

/** The outline of the thumb and its ball. */
export const thumb =
  "M872 828C870 811 881 798 901 794C917 791 934 794 950 799C966 801 978 793 996 796C1020 800 1044 815 1070 824C1100 833 1130 846 1160 866L1260 920V1020H1084C1090 984 1084 948 1060 922C1044 904 1018 890 992 880C980 874 968 868 956 867C940 868 930 872 914 868C892 863 876 848 872 828Z";

/** The outline of the whole hand, for its shadow. */
export const deckHand = `${BACK}${CURLED.join("")}${thumb}`;

/** What of a hand from the lower right lies behind the ticket that it holds. */
export function Fingers({ tones }: { readonly tones: Tones }) {
  const { lit, shade, deep } = tones;
  return (
    <>
      <Cut d={BACK} fill={lit}>
        <path d="M930 812C980 800 1040 796 1080 812C1130 826 1160 852 1330 920V1030H900Z" fill={shade} />
        <path
          d={gouge([[1080, 766], [1096, 770], [1106, 782], 3], [[1100, 764], [1114, 772], [1120, 784], 3])}
          fill={deep}
        />
      </Cut>
      {CURLED.map((d, index) => (
        <Cut key={d} d={d} fill={lit}>
          <path
            d="M-10 8C8-2 26 2 44 4C60 5 72 2 82-2C94-8 96-24 98-60H250V80H-30Z"
            fill={shade}
            transform={`translate(${LOW[index]})`}
          />
        </Cut>
      ))}
      <path
        d={gouge([[914, 906], [980, 900], [1070, 906], 3.5], [[950, 945], [1000, 940], [1080, 946], 3.5])}
        fill={deep}
      />
    </>
  );
}

/** Its thumb, which lies on the ticket, and the cuff. */
export function Thumb({ tones }: { readonly tones: Tones }) {
  const { lit, shade, deep, nail, glint, sleeve, band, line } = tones;
  return (
    <>
      <Cut d={thumb} fill={lit}>
        <path
          d="M866 838C884 854 912 856 936 850C952 845 966 847 984 852C1000 856 1012 862 1028 870C1062 888 1090 914 1108 950L1120 1030H1040L960 900L870 880Z"
          fill={shade}
        />
        <path
          d="M879 820C882 806 898 801 914 802C928 803 936 808 937 817C937 827 930 834 914 836C898 838 882 834 879 820Z"
          fill={nail}
        />
        <path
          d="M880 821C881 809 888 804 897 803C890 811 889 824 896 835C887 834 880 829 880 821Z"
          fill={glint}
        />
        <path
          d={gouge(
            [[941, 806], [948, 817], [940, 831], 2.5],
            [[970, 801], [978, 811], [975, 825], 3],
            [[984, 798], [994, 809], [991, 828], 3.5],
            [[999, 802], [1007, 811], [1004, 824], 2.5],
          )}
          fill={deep}
        />
      </Cut>
      <path
        d={gouge([[1000, 797], [1046, 818], [1110, 838], 4], [[950, 868], [1010, 878], [1064, 922], 4])}
        fill={deep}
      />
      <Cut d="M1226 822C1212 870 1182 930 1146 980L1160 1020H1340V870Z" fill={sleeve}>
        <path d="M1226 822C1212 870 1182 930 1146 980L1180 1000C1216 946 1244 890 1256 836Z" fill={band} />
        <path d="M1262 836C1250 894 1224 950 1190 1000L1200 1006C1236 954 1260 898 1272 840Z" fill={line} />
      </Cut>
    </>
  );
}
